import { useAction } from '@wallet/kit/app';
import { Badge, Button, ErrorState, Sheet, Skeleton, Switch, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { saveCardSettings } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { type CardSetting, canMove, moved, withActive, withFixed } from '../model/cardSettings.ts';
import styles from './CardSettingsSheet.module.css';
import type { HomeCards } from './useHomeCards.ts';

interface CardSettingsSheetProps {
  cards: HomeCards;
  onClose: () => void;
}

export function CardSettingsSheet({ cards, onClose }: CardSettingsSheetProps) {
  const t = messages.use().cardSettings;
  const { data, state, reload } = cards.settings;
  return (
    <Sheet isOpen onClose={onClose} title={t.title}>
      {state === 'loading' && <Skeleton lines={4} />}
      {state === 'error' && <ErrorState messageId="failedToFetchData" text={t.failed} onRetry={reload} />}
      {state === 'ready' && data && (
        <CardSettingsForm
          settings={data}
          released={cards.released}
          onSaved={() => {
            cards.reload();
            onClose();
          }}
        />
      )}
    </Sheet>
  );
}

interface CardSettingsFormProps {
  settings: readonly CardSetting[];
  /** Ids of cards whose domain is there. */
  released: readonly string[];
  onSaved: () => void;
}

function CardSettingsForm({ settings, released, onSaved }: CardSettingsFormProps) {
  const t = messages.use().cardSettings;
  const [draft, setDraft] = useState(settings);
  const save = useAction(async () => {
    await saveCardSettings(draft);
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
              <Switch
                field={`fix-${one.type}`}
                label={t.fix({ name })}
                checked={one.isFixed}
                onChange={(isFixed) => setDraft(withFixed(draft, isFixed ? one.type : null))}
              />
              <Switch
                field={`active-${one.type}`}
                label={t.active({ name })}
                checked={one.isActive}
                onChange={(isActive) => setDraft(withActive(draft, one.type, isActive))}
              />
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
