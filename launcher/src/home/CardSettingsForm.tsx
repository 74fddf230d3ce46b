import { useAction } from '@wallet/kit/app';
import { Badge, Button, Switch, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { saveCardSettings } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { type CardSetting, canMove, moved, withActive, withFixed } from '../model/cardSettings.ts';
import styles from './CardSettingsForm.module.css';

interface CardSettingsFormProps {
  settings: readonly CardSetting[];
  /** Ids of cards whose domain is there. */
  released: readonly string[];
  onSaved: () => void;
  /** Nobody knows whether the settings were kept. */
  onFailed?: () => void;
}

export function CardSettingsForm({ settings, released, onSaved, onFailed }: CardSettingsFormProps) {
  const t = messages.use().cardSettings;
  const [draft, setDraft] = useState(settings);
  const save = useAction(async () => {
    try {
      await saveCardSettings(draft);
    } catch (error) {
      onFailed?.();
      throw error;
    }
    toast(t.saved);
    onSaved();
  });

  return (
    <>
      <p className={styles.text}>{t.text}</p>
      <ol className={styles.list}>
        {draft.map((one) => {
          const name = t.names[one.type] ?? one.title;
          return (
            <li key={one.type} className={styles.item} data-setting={one.type}>
              <div className={styles.head}>
                <strong>{name}</strong>
                {!released.includes(one.type) && <Badge tone="neutral">{t.notYet}</Badge>}
                <span className={styles.moves}>
                  <Move name={t.up({ name })} sign="↑" by={-1} one={one} draft={draft} onMove={setDraft} />
                  <Move name={t.down({ name })} sign="↓" by={1} one={one} draft={draft} onMove={setDraft} />
                </span>
              </div>
              {/* biome-ignore lint/a11y/useSemanticElements: the legend would say the name a second time, in sight */}
              <div role="group" aria-label={name}>
                <Switch
                  field={`fix-${one.type}`}
                  label={t.fix}
                  checked={one.isFixed}
                  onChange={(isFixed) => setDraft(withFixed(draft, isFixed ? one.type : null))}
                />
                <Switch
                  field={`active-${one.type}`}
                  label={t.active}
                  checked={one.isActive}
                  onChange={(isActive) => setDraft(withActive(draft, one.type, isActive))}
                />
              </div>
            </li>
          );
        })}
      </ol>
      <Button full action="submit" isBusy={save.isRunning} onClick={() => void save.run()}>
        {t.save}
      </Button>
    </>
  );
}

interface MoveProps {
  name: string;
  sign: string;
  by: -1 | 1;
  one: CardSetting;
  draft: readonly CardSetting[];
  onMove: (next: CardSetting[]) => void;
}

function Move({ name, sign, by, one, draft, onMove }: MoveProps) {
  return (
    <button
      type="button"
      className={styles.move}
      aria-label={name}
      // Not `disabled`: the focus would be lost when a card reaches the end.
      aria-disabled={!canMove(draft, one.type, by)}
      onClick={() => onMove(moved(draft, one.type, by))}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
