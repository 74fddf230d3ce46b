import { useAction } from '@wallet/kit/app';
import { Badge, Button, EyeSwitch, Icon, IconTile, Switch, toast } from '@wallet/kit/ui';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { saveCardSettings } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { type CardSetting, canMove, moved, withActive, withFixed } from '../model/cardSettings.ts';
import { pictureOfCard } from '../model/pictures.ts';
import styles from './CardSettingsForm.module.css';

interface CardSettingsFormProps {
  settings: readonly CardSetting[];
  /** Ids of cards whose domain is there. */
  released: readonly string[];
  onSaved: () => void;
  /** Nobody knows whether the settings were kept. */
  onFailed?: () => void;
}

/** One list of the cards that can be arranged: drag by the handle, hide by the eye, pin by the switch. */
export function CardSettingsForm({ settings, released, onSaved, onFailed }: CardSettingsFormProps) {
  const t = messages.use().cardSettings;
  const [draft, setDraft] = useState(settings);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
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

  function move(type: string, by: -1 | 1) {
    if (!canMove(draft, type, by)) return;
    const next = moved(draft, type, by);
    setDraft(next);
    const one = next.find((each) => each.type === type);
    if (one) setSaid(t.place({ name: t.names[type] ?? one.title, place: next.indexOf(one) + 1 }));
  }

  /** Follows the finger: past the middle of a neighbour, the two change places. */
  function drag(event: PointerEvent, type: string) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const places = [...(list.current?.children ?? [])].map((item) => item.getBoundingClientRect());
    const from = draft.findIndex((one) => one.type === type);
    const above = places[from - 1];
    const below = places[from + 1];
    if (above && event.clientY < above.top + above.height / 2) move(type, -1);
    else if (below && event.clientY > below.top + below.height / 2) move(type, 1);
  }

  function onKeyDown(event: KeyboardEvent, type: string) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0) return;
    event.preventDefault();
    move(type, by);
  }

  return (
    <>
      <p className={styles.text}>{t.text}</p>
      <ol ref={list} className={styles.list}>
        {draft.map((one) => {
          const name = t.names[one.type] ?? one.title;
          return (
            <li key={one.type} className={styles.item} data-setting={one.type}>
              <IconTile picture={pictureOfCard(one.type)} name={name} />
              <div className={styles.words}>
                <span className={styles.name}>
                  <strong>{name}</strong>
                  {!released.includes(one.type) && <Badge tone="neutral">{t.notYet}</Badge>}
                </span>
                {/* biome-ignore lint/a11y/useSemanticElements: the legend would say the name a second time, in sight */}
                <div role="group" aria-label={name}>
                  <Switch
                    field={`fix-${one.type}`}
                    label={t.fix}
                    checked={one.isFixed}
                    onChange={(isFixed) => setDraft(withFixed(draft, isFixed ? one.type : null))}
                  />
                </div>
              </div>
              <span className={styles.tools}>
                <EyeSwitch
                  field={`active-${one.type}`}
                  label={t.shows({ name })}
                  checked={one.isActive}
                  onChange={(isActive) => setDraft(withActive(draft, one.type, isActive))}
                />
                <button
                  type="button"
                  className={styles.handle}
                  aria-label={t.order({ name })}
                  onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
                  onPointerMove={(event) => drag(event, one.type)}
                  onKeyDown={(event) => onKeyDown(event, one.type)}
                >
                  <Icon name="drag" />
                </button>
              </span>
              <span className={styles.moves}>
                <Move name={t.up({ name })} by={-1} one={one} draft={draft} onMove={move} />
                <Move name={t.down({ name })} by={1} one={one} draft={draft} onMove={move} />
              </span>
            </li>
          );
        })}
      </ol>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <Button full size="large" action="submit" isBusy={save.isRunning} onClick={() => void save.run()}>
        {t.save}
      </Button>
    </>
  );
}

interface MoveProps {
  name: string;
  by: -1 | 1;
  one: CardSetting;
  draft: readonly CardSetting[];
  onMove: (type: string, by: -1 | 1) => void;
}

/** For whoever cannot drag: out of sight until it has the focus. */
function Move({ name, by, one, draft, onMove }: MoveProps) {
  return (
    <button
      type="button"
      className={styles.move}
      // Not `disabled`: the focus would be lost when a card reaches the end.
      aria-disabled={!canMove(draft, one.type, by)}
      onClick={() => onMove(one.type, by)}
    >
      {name}
    </button>
  );
}
