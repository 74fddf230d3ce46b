/** What one kind of attack came to. */
export interface Tally {
  name: string;
  passed: number;
  /** what got through, in words */
  failed: string[];
}

/** Counts the cases of one kind; a case that throws has failed too. */
export function createTally(name: string) {
  const tally: Tally = { name, passed: 0, failed: [] };

  function count(isHeld: boolean, about: string) {
    if (isHeld) tally.passed += 1;
    else tally.failed.push(about.slice(0, 200));
  }

  return {
    tally,
    count,
    /** @param work true where the wall has held */
    check(about: string, work: () => boolean) {
      try {
        count(work(), about);
      } catch (error) {
        count(false, `${about}: ${error}`);
      }
    },
    async checkLater(about: string, work: () => Promise<boolean>) {
      try {
        count(await work(), about);
      } catch (error) {
        count(false, `${about}: ${error}`);
      }
    },
  };
}

/** Every so-many-th of a list, so that a unit test runs a slice of it. */
export function sliceOf<T>(all: readonly T[], share: number): T[] {
  const step = Math.max(1, Math.round(1 / share));
  return all.filter((_, index) => index % step === 0);
}
