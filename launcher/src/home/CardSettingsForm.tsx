import { MainButton } from '@wallet/kit/app';
import { Badge, EyeSwitch, IconTile, Lead, Note, ReorderList, Switch } from '@wallet/kit/ui';
import { useCardSettings } from '../flows/useCardSettings.ts';
import { messages } from '../messages/index.ts';
import { type ArrangedCard, inOrder, isFixed, withFixedCard, withShown } from '../model/homeOrder.ts';
import { pictureOfCard } from '../model/pictures.ts';
import styles from './CardSettingsForm.module.css';

interface CardSettingsFormProps {
  initial: readonly ArrangedCard[];
  onDone: () => void;
}

/** One list of what home shows: drag by the handle, hide by the eye, pin by the switch. It saves itself. */
export function CardSettingsForm({ initial, onDone }: CardSettingsFormProps) {
  const t = messages.use().cardSettings;
  const { cards, change, settle, isBusy } = useCardSettings(initial);

  return (
    <>
      <Lead>{t.text}</Lead>
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
                {!card.isReleased && <Badge tone="neutral">{t.notYet}</Badge>}
              </span>
              {card.setting && (
                // biome-ignore lint/a11y/useSemanticElements: the legend would say the name a second time, in sight
                <div role="group" aria-label={card.name}>
                  <Switch
                    field={`fix-${card.id}`}
                    label={t.fix}
                    checked={isFixed(card)}
                    onChange={(isOn) => change(withFixedCard(cards, isOn ? card.id : null))}
                  />
                </div>
              )}
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
      {cards.some(({ setting }) => !setting) && <Note>{t.onThisPhone}</Note>}
      <MainButton action="submit" isBusy={isBusy} run={() => settle().then((isKept) => isKept && onDone())}>
        {t.done}
      </MainButton>
    </>
  );
}
