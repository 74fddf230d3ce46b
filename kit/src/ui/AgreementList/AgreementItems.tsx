import { kitMessages } from '../../messages/index.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './AgreementList.module.css';
import type { Agreement } from './AgreementList.tsx';

interface AgreementItemsProps {
  items: readonly Agreement[];
  value: Readonly<Record<string, boolean>>;
  /** the one there is, which stands for all of them */
  isAll?: boolean;
  /** mandatory ones that are missing say so */
  isChecked: boolean;
  onChange: (id: string, isOn: boolean) => void;
  onOpen?: ((id: string) => void) | undefined;
}

/** One row a term: the box, and a way to read it. */
export function AgreementItems({
  items,
  value,
  isAll = false,
  isChecked,
  onChange,
  onOpen,
}: AgreementItemsProps) {
  const { terms } = kitMessages.use();
  return (
    <ul className={styles.items}>
      {items.map(({ id, title, mandatory }) => (
        <li key={id} className={styles.item}>
          <div className={styles.box}>
            <Checkbox
              field={isAll ? 'agreeAll' : `agree-${id}`}
              label={
                <>
                  <span className={mandatory ? styles.must : styles.kind}>
                    {mandatory ? terms.mandatory : terms.optional}
                  </span>{' '}
                  {title}
                </>
              }
              checked={value[id] ?? false}
              required={mandatory}
              problem={isChecked && mandatory && !value[id] ? { id: 'required' } : null}
              onChange={(isOn) => onChange(id, isOn)}
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
  );
}
