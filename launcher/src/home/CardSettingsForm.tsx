import {
  Actions,
  Badge,
  BottomBar,
  Button,
  Card,
  EmptyState,
  IconTile,
  Lead,
  Note,
  ReorderList,
  SearchField,
  Section,
  Switch,
  servicePageStarts,
  TileSwitch,
} from '@wallet/kit/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useCardSettings } from '../flows/useCardSettings.ts';
import { messages } from '../messages/index.ts';
import {
  type ArrangedCard,
  inFirstOrder,
  inOrder,
  isFixed,
  withFirst,
  withFixedCard,
  withShown,
} from '../model/homeOrder.ts';
import { isNamed } from '../model/named.ts';
import { pictureOfCard } from '../model/pictures.ts';

import styles from './CardSettingsForm.module.css';

// As long as what the search of the wallet takes.
const longest = 30;

interface CardSettingsFormProps {
  initial: readonly ArrangedCard[];
  /** ids of all that is released, in the wallet's own order */
  offered: readonly string[];
  onDone: () => void;
}

/**
 * What home shows, divided as home's pages are, to drag by the handle and switch off; then what is hidden; over both
 * the one that stays first. What is typed finds a card among them. It saves itself.
 */
export function CardSettingsForm({ initial, offered, onDone }: CardSettingsFormProps) {
  const t = messages.use().cardSettings;
  const { cards, change, settle, isBusy } = useCardSettings(initial);
  const [start] = useState(cards);
  const [typed, setTyped] = useState('');

  const shown = cards.filter(({ isShown }) => isShown);
  const hidden = cards.filter(({ isShown }) => !isShown);
  const starts = pageStarts(shown);
  // As the list had them at first: they do not move under the finger when one of them goes to the front.
  const fixable = start.flatMap(({ id, setting }) => (setting && shown.find((card) => card.id === id)) ?? []);
  const first = inFirstOrder(cards, offered);

  // Its row went to the other list: the focus goes with the switch that was pressed.
  const pressed = useRef<string>(null);
  useEffect(() => {
    if (pressed.current === null) return;
    document.querySelector<HTMLElement>(`[data-field="active-${pressed.current}"]`)?.focus();
    pressed.current = null;
  }, [cards]);

  const hiddenPart = useRef<HTMLUListElement>(null);

  const turn = (card: ArrangedCard) => (
    <Switch
      isBare
      field={`active-${card.id}`}
      label={t.shows({ name: card.name })}
      checked={card.isShown}
      onChange={(isShown) => {
        pressed.current = card.id;
        change(withShown(cards, card.id, isShown));
      }}
    />
  );

  const row = (card: ArrangedCard, note?: string, act?: ReactNode) => (
    <>
      <IconTile picture={pictureOfCard(card.id)} name={card.name} />
      <span className={styles.name}>
        <strong>{card.name}</strong>
        {isFixed(card) && <Badge tone="accent">{t.first}</Badge>}
        {!card.isReleased && <Badge tone="neutral">{t.notYet}</Badge>}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
      {act ? (
        <span className={styles.ends}>
          {act}
          {turn(card)}
        </span>
      ) : (
        turn(card)
      )}
    </>
  );

  const head = (place: number) => {
    const page = starts.indexOf(place) + 1;
    if (page === 0) return null;
    return (
      <div className={styles.head}>
        {starts.length === 1 ? (
          <h3>
            {t.shown} <span className={styles.note}>{shown.length}</span>
          </h3>
        ) : (
          <>
            <h3>{t.page({ page })}</h3>
            <span className={styles.note}>{t.pageNote({ page })}</span>
          </>
        )}
      </div>
    );
  };

  /** Whether it is at the top already, but for the one that is fixed. */
  const isAtTop = (id: string) => shown.find((card) => !isFixed(card))?.id === id;
  const found = cards.filter(({ name }) => isNamed([name], typed));
  const result = (
    <>
      <p role="status" className={styles.said}>
        {t.found({ count: found.length })}
      </p>
      <Card>
        {found.length === 0 ? (
          <EmptyState picture={null} title={t.none} description={t.noneText} />
        ) : (
          <ul className={styles.found} aria-label={t.search}>
            {found.map((card) => {
              const place = shown.indexOf(card);
              const page = starts.findLastIndex((from) => from <= place) + 1;
              return (
                <li key={card.id} className={styles.row} data-setting={card.id}>
                  {row(
                    card,
                    !card.isShown
                      ? t.hidden
                      : starts.length > 1 && card.isReleased
                        ? t.page({ page })
                        : undefined,
                    card.isShown && !isFixed(card) && (
                      <Button
                        variant="secondary"
                        size="small"
                        label={t.toTop({ name: card.name })}
                        isReady={!isAtTop(card.id)}
                        onClick={() => !isAtTop(card.id) && change(withFirst(cards, card.id))}
                      >
                        {t.top}
                      </Button>
                    ),
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </Card>
    </>
  );

  return (
    <>
      <Lead title={t.ask}>{t.text}</Lead>
      <SearchField field="keyword" label={t.search} maxLength={longest} value={typed} onChange={setTyped} />
      {typed.trim() !== '' ? (
        result
      ) : (
        <>
          {fixable.length > 0 && (
            <Card>
              <Section title={t.fix}>
                <p className={styles.hint}>{t.fixHint}</p>
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
            <div className={styles.list}>
              {hidden.length > 0 && (
                <div className={styles.jump}>
                  <Button
                    variant="text"
                    size="small"
                    leads="down"
                    onClick={() => hiddenPart.current?.scrollIntoView({ block: 'center' })}
                  >
                    {t.toHidden({ count: hidden.length })}
                  </Button>
                </div>
              )}
              <ReorderList
                label={t.shown}
                items={shown}
                keyOf={({ id }) => id}
                nameOf={({ name }) => name}
                canMove={(card) => !isFixed(card)}
                onOrder={(ids) => change(inOrder(cards, ids))}
                headOf={(_, place) => head(place)}
                data={({ id }) => ({ 'data-setting': id })}
              >
                {(card) => row(card)}
              </ReorderList>
            </div>
          )}
          {hidden.length > 0 && (
            <section>
              <div className={styles.head}>
                <h3>
                  {t.hidden} <span className={styles.note}>{hidden.length}</span>
                </h3>
              </div>
              <Card>
                <ul ref={hiddenPart} className={styles.hidden} aria-label={t.hidden}>
                  {hidden.map((card) => (
                    <li key={card.id} className={styles.row} data-setting={card.id}>
                      {row(card)}
                    </li>
                  ))}
                </ul>
              </Card>
            </section>
          )}
          {first.some(({ id }, place) => id !== cards[place]?.id) && (
            <Actions>
              <Button full variant="text" action="firstOrder" onClick={() => change(first)}>
                {t.firstOrder}
              </Button>
            </Actions>
          )}
          {cards.some(({ setting }) => !setting) && <Note>{t.onThisPhone}</Note>}
        </>
      )}
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
    </>
  );
}

/** Where the pages of home begin among the shown cards: what is not released yet takes no room there. */
function pageStarts(shown: readonly ArrangedCard[]): number[] {
  const there = shown.flatMap(({ isReleased }, place) => (isReleased ? [place] : []));
  return servicePageStarts(there.length).map((from, page) => (page === 0 ? 0 : (there[from] ?? 0)));
}
