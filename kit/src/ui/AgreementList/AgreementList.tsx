import { useEffect, useRef } from 'react';
import { kitMessages } from '../../messages/index.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { AgreementItems } from './AgreementItems.tsx';
import styles from './AgreementList.module.css';

/** One agreement the customer is asked for. */
export interface Agreement {
  id: string;
  title: string;
  mandatory: boolean;
  /** who agrees; `guardian` is a proxy's (1-shell s3, type 3): a section of its own that "all" leaves alone */
  by?: 'customer' | 'guardian';
}

export interface AgreementListProps {
  items: readonly Agreement[];
  /** by id; absent is not agreed */
  value: Readonly<Record<string, boolean>>;
  onChange: (value: Record<string, boolean>) => void;
  /** the customer wants to read one */
  onOpen?: (id: string) => void;
  /** how often the customer tried to go on: from 1 on missing mandatory ones say so, and each try moves the focus */
  attempts?: number;
}

/**
 * Agreements with one box for all (a single one is all by itself); required and optional ones say so (1-shell s5, R277, R278). Under 14 the
 * guardian's consent stands apart (1-shell s6). With {@link useAgreements} it keeps its answers and checks itself.
 */
export function AgreementList({ items, value, onChange, onOpen, attempts = 0 }: AgreementListProps) {
  const { terms, buttons } = kitMessages.use();
  const list = useRef<HTMLDivElement>(null);
  const own = items.filter(({ by }) => by !== 'guardian');
  const guardians = items.filter(({ by }) => by === 'guardian');
  const agreed = own.filter(({ id }) => value[id]).length;
  const hasOptional = own.some(({ mandatory }) => !mandatory);
  const areAllOn = own.length > 0 && agreed === own.length;

  useEffect(() => {
    if (attempts > 0) list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const rows = {
    value,
    isChecked: attempts > 0,
    onChange: (id: string, isOn: boolean) => onChange({ ...value, [id]: isOn }),
    onOpen,
  };
  return (
    <div ref={list} className={styles.list}>
      {own.length > 0 && (
        <>
          {own.length > 1 && (
            <Checkbox
              isAll
              field="agreeAll"
              label={buttons.agreeAll}
              {...(hasOptional && { hint: terms.allOptional })}
              checked={areAllOn}
              indeterminate={agreed > 0 && !areAllOn}
              onChange={(isOn) =>
                onChange({
                  ...(guardians.length > 0 && value),
                  ...Object.fromEntries(own.map(({ id }) => [id, isOn])),
                })
              }
            />
          )}
          <AgreementItems items={own} {...rows} isAll={own.length === 1} />
          {hasOptional && <p className={styles.optional}>{terms.optionalNote}</p>}
        </>
      )}
      {guardians.length > 0 && (
        <fieldset className={styles.guardian} data-part="guardianTerms">
          {/* Where there is nothing else to agree to, the screen has said already whose consent it is. */}
          <legend className={own.length === 0 ? styles.silent : styles.legend}>{terms.guardian}</legend>
          {own.length > 0 && <p className={styles.note}>{terms.guardianNote}</p>}
          <AgreementItems items={guardians} {...rows} />
        </fieldset>
      )}
    </div>
  );
}
