import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './SheetSelect.module.css';

export interface SheetOption<V extends string = string> {
  value: V;
  title: string;
  description?: string;
  /** before the words: a picture, a bank's mark */
  leading?: ReactNode;
  disabled?: boolean;
}

interface OptionListProps<V extends string> {
  options: readonly SheetOption<V>[];
  value: V | '';
  onChoose: (value: V) => void;
}

/** The rows of a SheetSelect: buttons, the chosen one pressed and brought into sight. */
export function OptionList<V extends string>({ options, value, onChoose }: OptionListProps<V>) {
  const chosen = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'center' });
    chosen.current?.focus({ preventScroll: true });
  }, []);
  return (
    <ul className={styles.list}>
      {options.map((option) => {
        const isChosen = option.value === value;
        return (
          <li key={option.value}>
            <button
              ref={isChosen ? chosen : undefined}
              type="button"
              className={styles.option}
              aria-pressed={isChosen}
              disabled={option.disabled}
              data-value={option.value}
              onClick={() => onChoose(option.value)}
            >
              {option.leading}
              <span className={styles.words}>
                {option.title}
                {option.description && <span className={styles.description}>{option.description}</span>}
              </span>
              {isChosen && <Icon name="check" />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
