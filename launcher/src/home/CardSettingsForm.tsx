import { MainButton } from '@wallet/kit/app';
import { Badge, EyeSwitch, IconTile, Lead, Note, ReorderList, Section, Switch } from '@wallet/kit/ui';
import { useCardSettings } from '../flows/useCardSettings.ts';
import { messages } from '../messages/index.ts';
import { type ArrangedCard, inOrder, isFixed, withFixedCard, withShown } from '../model/homeOrder.ts';
import { pictureOfCard } from '../model/pictures.ts';
import styles from './CardSettingsForm.module.css';

interface CardSettingsFormProps {
  initial: readonly ArrangedCard[];
  onDone: () => void;
}

/** One list of what home shows: drag by the handle, hide by the eye; below it the one that stays first. It saves itself. */
export function CardSettingsForm({ initial, onDone }: CardSettingsFormProps) {
  const t = messages.use().cardSettings;
  const { cards, change, settle, isBusy } = useCardSettings(initial);

  return (
    <>
      <Lead title={t.ask}>{t.text}</Lead>
      <ReorderList
        label={t.title}
        items={cards}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        canMove={(card) => !isFixed(card)}
        onOrder={(ids) => change(inOrder(cards, ids))}
        data={({ id }) => ({ 'data-setting': id })}
      >
        {(card) => (
          <>
            <IconTile picture={pictureOfCard(card.id)} name={card.name} />
            <div className={styles.words}>
              <span className={styles.name}>
                <strong>{card.name}</strong>
                {isFixed(card) && <Badge tone="accent">{t.first}</Badge>}
                {!card.isReleased && <Badge tone="neutral">{t.notYet}</Badge>}
              </span>
            </div>
            <EyeSwitch
              field={`active-${card.id}`}
              label={t.shows({ name: card.name })}
              checked={card.isShown}
              onChange={(isShown) => change(withShown(cards, card.id, isShown))}
            />
          </>
        )}
      </ReorderList>
      <Section title={t.fix}>
        <Note>{t.fixText}</Note>
        {cards
          .filter(({ setting }) => setting)
          .toSorted((one, other) => one.id.localeCompare(other.id))
          .map((card) => (
            <Switch
              key={card.id}
              field={`fix-${card.id}`}
              leading={<IconTile picture={pictureOfCard(card.id)} size="small" name={card.name} />}
              label={card.name}
              checked={isFixed(card)}
              onChange={(isOn) => change(withFixedCard(cards, isOn ? card.id : null))}
            />
          ))}
      </Section>
      {cards.some(({ setting }) => !setting) && <Note>{t.onThisPhone}</Note>}
      <MainButton
        variant="secondary"
        action="submit"
        isBusy={isBusy}
        run={() => settle().then((isKept) => isKept && onDone())}
      >
        {t.done}
      </MainButton>
    </>
  );
}
