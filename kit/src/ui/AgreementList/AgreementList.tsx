import { kitMessages } from '../../messages/index.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './AgreementList.module.css';

/** One agreement the customer is asked for. */
export interface Agreement {
  id: string;
  title: string;
  mandatory: boolean;
}

export interface AgreementListProps {
  items: readonly Agreement[];
  /** by id; absent is not agreed */
  value: Readonly<Record<string, boolean>>;
  onChange: (value: Record<string, boolean>) => void;
  /** the customer wants to read one */
  onOpen?: (id: string) => void;
}

/** Agreements with one box for all; required and optional ones say so (1-shell s5, R277, R278). */
export function AgreementList({ items, value, onChange, onOpen }: AgreementListProps) {
  const { terms, buttons } = kitMessages.use();
  const areAllOn = items.length > 0 && items.every(({ id }) => value[id]);
  return (
    <div className={styles.list}>
      <div className={styles.all}>
        <Checkbox
          field="agreeAll"
          label={<strong>{buttons.agreeAll}</strong>}
          checked={areAllOn}
          onChange={(isOn) => onChange(Object.fromEntries(items.map(({ id }) => [id, isOn])))}
        />
      </div>
      <ul className={styles.items}>
        {items.map(({ id, title, mandatory }) => (
          <li key={id} className={styles.item}>
            <div className={styles.box}>
              <Checkbox
                field={`agree-${id}`}
                label={
                  <>
                    <span className={styles.kind}>{mandatory ? terms.mandatory : terms.optional}</span>{' '}
                    {title}
                  </>
                }
                checked={value[id] ?? false}
                onChange={(isOn) => onChange({ ...value, [id]: isOn })}
              />
            </div>
            {onOpen && (
              <IconButton
                icon="chevron"
                label={terms.open({ title })}
                action="openTerm"
                onClick={() => onOpen(id)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
