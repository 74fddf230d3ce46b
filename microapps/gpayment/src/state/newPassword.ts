import type { PinProof } from '../model/pinProof.ts';

/** What is entered of a new payment password, encrypted, between its two screens; never in a storage. */
interface Entered {
  first: string;
  /** that the customer may replace the one there is; absent for the first of all */
  proof?: PinProof;
}

let entered: Entered | undefined;
let kept: PinProof | undefined;

export const newPassword = {
  keep(next: Entered): void {
    entered = next;
  },
  read: (): Entered | undefined => entered,
  forget(): void {
    entered = undefined;
    kept = undefined;
  },
  /** The new one was refused, and who the customer is still stands: for the next try, once. */
  beginAgain(): void {
    kept = entered?.proof;
    entered = undefined;
  },
  takeProof(): PinProof | undefined {
    const taken = kept;
    kept = undefined;
    return taken;
  },
};
