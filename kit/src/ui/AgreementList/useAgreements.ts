import { useState } from 'react';
import type { Agreement, AgreementListProps } from './AgreementList.tsx';

/** What {@link useAgreements} gives. */
export interface Agreements {
  /** for the list: `<AgreementList {...agreements.list} />` */
  list: Pick<AgreementListProps, 'items' | 'value' | 'onChange' | 'attempts'>;
  /** no mandatory term is missing */
  isComplete: boolean;
  /** agreed in its dialog */
  agree: (id: string) => void;
  /** before going on: true when no mandatory term is missing; else those are marked and the first gets the focus */
  check: () => boolean;
}

/** The mandatory terms that are not agreed to. */
export function missingAgreements(
  items: readonly Agreement[],
  value: Readonly<Record<string, boolean>>,
): Agreement[] {
  return items.filter(({ id, mandatory }) => mandatory && !value[id]);
}

/**
 * The answers of an agreement list, and the check before going on (1-shell s5, R277).
 *
 * @param items what is asked
 * @param agreed ids agreed to before
 */
export function useAgreements(items: readonly Agreement[], agreed: readonly string[] = []): Agreements {
  const [value, setValue] = useState<Record<string, boolean>>(() =>
    Object.fromEntries(agreed.map((id) => [id, true])),
  );
  const [attempts, setAttempts] = useState(0);
  const isComplete = missingAgreements(items, value).length === 0;
  return {
    list: { items, value, onChange: setValue, attempts },
    isComplete,
    agree: (id) => setValue((before) => ({ ...before, [id]: true })),
    check() {
      setAttempts(isComplete ? 0 : attempts + 1);
      return isComplete;
    },
  };
}
