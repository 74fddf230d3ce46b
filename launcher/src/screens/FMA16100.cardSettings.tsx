import { Screen, usePerson, useWallet } from '@wallet/kit/app';
import { useHomeCards } from '../flows/useHomeCards.ts';
import { CardSettingsForm } from '../home/CardSettingsForm.tsx';
import { messages } from '../messages/index.ts';

export function FMA16100() {
  const t = messages.use().cardSettings;
  const { navigate } = useWallet();
  const cards = useHomeCards(usePerson());
  const isWaiting = cards.state === 'loading' && cards.settings.state === 'ready';
  return (
    <Screen title={t.title} of={cards.settings} {...(isWaiting ? { state: 'loading' as const } : {})}>
      {(settings) => (
        <CardSettingsForm settings={settings} released={cards.released} onSaved={navigate.back} />
      )}
    </Screen>
  );
}
