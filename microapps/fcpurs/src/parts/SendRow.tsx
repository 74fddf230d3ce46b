import { Badge, IconTile, ListItem, type Tone } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { money } from '../model/fx.ts';
import { type FxSend, whom } from '../model/more.ts';

const tones: Record<FxSend['state'], Tone> = {
  ...{ waiting: 'accent', accepted: 'success', declined: 'neutral', takenBack: 'neutral', ranOut: 'neutral' },
};

/** How a send stands. */
export function SendBadge({ state }: Pick<FxSend, 'state'>) {
  const t = messages.use().more.sends.states;
  return <Badge tone={tones[state]}>{t[state]}</Badge>;
}

export function SendRow({ send, onOpen }: { send: FxSend; onOpen: () => void }) {
  const t = messages.use();
  const { state, currency, minor, sentAt, until, direction } = send;
  const isWaiting = state === 'waiting';
  return (
    <ListItem
      action="openSend"
      leading={<IconTile picture={direction === 'in' ? 'fxwallet' : 'send'} />}
      title={whom(send)}
      badge={<SendBadge state={state} />}
      description={isWaiting ? t.more.sends.until({ until }) : t.day({ date: sentAt.slice(0, 8) })}
      trailing={money(minor, currency)}
      {...(isWaiting ? {} : { past: 'done' as const })}
      onClick={onOpen}
    />
  );
}
