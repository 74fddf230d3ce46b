import {
  Badge,
  BottomBar,
  Button,
  Card,
  EyeSwitch,
  IconTile,
  Lead,
  Note,
  ReorderList,
  Section,
  TileSwitch,
} from '@wallet/kit/ui';
import { useEffect, useRef } from 'react';
import { useCardSettings } from '../flows/useCardSettings.ts';
import { messages } from '../messages/index.ts';
import { type ArrangedCard, inOrder, isFixed, withFixedCard, withShown } from '../model/homeOrder.ts';
import { pictureOfCard } from '../model/pictures.ts';
import styles from './CardSettingsForm.module.css';

interface CardSettingsFormProps {
  initial: readonly ArrangedCard[];
  onDone: () => void;
}

/** What home shows, to drag by the handle and hide by the eye; then what is hidden; over both the one that stays first. It saves itself. */
export function CardSettingsForm({ initial, onDone }: CardSettingsFormProps) {
  const t = messages.use().cardSettings;
  const { cards, change, settle, isBusy } = useCardSettings(initial);

  const shown = cards.filter(({ isShown }) => isShown);
  const hidden = cards.filter(({ isShown }) => !isShown);
  // Always the same order: they do not move when one of them goes to the front.
  const fixable = shown
    .filter(({ setting }) => setting)
    .toSorted((one, other) => one.id.localeCompare(other.id));

  // Its row went to the other list: the focus goes with the eye that was pressed.
  const pressed = useRef<string>(null);
  useEffect(() => {
    if (pressed.current === null) return;
    document.querySelector<HTMLElement>(`[data-field="active-${pressed.current}"]`)?.focus();
    pressed.current = null;
  }, [cards]);

  const hiddenPart = useRef<HTMLUListElement>(null);

  const row = (card: ArrangedCard) => (
    <>
      <IconTile picture={pictureOfCard(card.id)} name={card.name} />
      <span className={styles.name}>
        <strong>{card.name}</strong>
        {isFixed(card) && <Badge tone="accent">{t.first}</Badge>}
        {!card.isReleased && <Badge tone="neutral">{t.notYet}</Badge>}
      </span>
      <EyeSwitch
        field={`active-${card.id}`}
        label={t.shows({ name: card.name })}
        checked={card.isShown}
        onChange={(isShown) => {
          pressed.current = card.id;
          change(withShown(cards, card.id, isShown));
        }}
      />
    </>
  );

  return (
    <div className={styles.form}>
      <Lead title={t.ask}>{t.text}</Lead>
      {fixable.length > 0 && (
        <Card>
          <Section title={t.fix}>
            <ul className={styles.pins}>
              {fixable.map((card) => (
                <li key={card.id}>
                  <TileSwitch
                    field={`fix-${card.id}`}
                    label={card.name}
                    picture={pictureOfCard(card.id)}
                    checked={isFixed(card)}
                    onChange={(isOn) => change(withFixedCard(cards, isOn ? card.id : null))}
                  />
                </li>
              ))}
            </ul>
          </Section>
        </Card>
      )}
      {shown.length > 0 && (
        <Card>
          <Section
            title={<Counted title={t.shown} count={shown.length} />}
            action={
              hidden.length > 0 && (
                <Button
                  variant="text"
                  size="small"
                  leads="down"
                  onClick={() => hiddenPart.current?.scrollIntoView({ block: 'center' })}
                >
                  {t.toHidden({ count: hidden.length })}
                </Button>
              )
            }
          >
            <ReorderList
              label={t.title}
              items={shown}
              keyOf={({ id }) => id}
              nameOf={({ name }) => name}
              canMove={(card) => !isFixed(card)}
              onOrder={(ids) => change(inOrder(cards, ids))}
              data={({ id }) => ({ 'data-setting': id })}
            >
              {row}
            </ReorderList>
          </Section>
        </Card>
      )}
      {hidden.length > 0 && (
        <Card>
          <Section title={<Counted title={t.hidden} count={hidden.length} />}>
            <ul ref={hiddenPart} className={styles.hidden} aria-label={t.hidden}>
              {hidden.map((card) => (
                <li key={card.id} className={styles.row} data-setting={card.id}>
                  {row(card)}
                </li>
              ))}
            </ul>
          </Section>
        </Card>
      )}
      {cards.some(({ setting }) => !setting) && <Note>{t.onThisPhone}</Note>}
      <BottomBar fromContent>
        <Button
          full
          action="submit"
          isBusy={isBusy}
          onClick={() => void settle().then((isKept) => isKept && onDone())}
        >
          {t.done}
        </Button>
      </BottomBar>
    </div>
  );
}

function Counted({ title, count }: { title: string; count: number }) {
  return (
    <>
      {title} <span className={styles.count}>{count}</span>
    </>
  );
}
