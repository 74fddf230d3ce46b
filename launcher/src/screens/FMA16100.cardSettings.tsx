import { Screen, usePerson, useWallet } from '@wallet/kit/app';
import { useHomeCards } from '../flows/useHomeCards.ts';
import { CardSettingsForm } from '../home/CardSettingsForm.tsx';
import { cardName } from '../home/cardName.ts';
import { messages } from '../messages/index.ts';

export function FMA16100() {
  const t = messages.use().cardSettings;
  const { navigate } = useWallet();
  const cards = useHomeCards(usePerson());
  const isWaiting = cards.state === 'loading' && cards.settings.state === 'ready';
  return (
    <Screen title={t.title} of={cards.settings} ground {...(isWaiting ? { state: 'loading' as const } : {})}>
      {(settings) => (
        <CardSettingsForm
          initial={cards.order.map((id) => {
            const setting = settings.find(({ type }) => type === id) ?? null;
            const card = cards.released.find((each) => each.id === id);
            return {
              id,
              name: (setting && (t.names[id] ?? setting.title)) ?? (card ? cardName(card) : id),
              isShown: setting ? setting.isActive : !cards.hidden.includes(id),
              setting,
              isReleased: card !== undefined,
            };
          })}
          offered={cards.released.map(({ id }) => id)}
          onDone={navigate.back}
        />
      )}
    </Screen>
  );
}
