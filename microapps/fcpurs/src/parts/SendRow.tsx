import { Badge, IconTile, ListItem, type Tone } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { money } from '../model/fx.ts';
import { type FxSend, whom } from '../model/more.ts';

const tones: Record<FxSend['state'], Tone> = {
  waiting: 'accent',
  accepted: 'success',
  declined: 'neutral',
  takenBack: 'neutral',
  ranOut: 'neutral',
};

/** How a send stands. */
export function SendBadge({ state }: Pick<FxSend, 'state'>) {
  const t = messages.use().more.sends.states;
  return <Badge tone={tones[state]}>{t[state]}</Badge>;
}

export function SendRow({ send, onOpen }: { send: FxSend; onOpen: () => void }) {
  const { sends } = messages.use().more;
  const { state, currency, minor, sentAt, until, direction } = send;
  const isWaiting = state === 'waiting';
  return (
    <ListItem
      action="openSend"
      leading={<IconTile picture={direction === 'in' ? 'fxwallet' : 'send'} />}
      title={whom(send)}
      state={<SendBadge state={state} />}
      description={isWaiting ? sends.until({ until }) : sends.on({ at: sentAt })}
      trailing={money(minor, currency)}
      {...(isWaiting ? {} : { past: 'done' as const })}
      onClick={onOpen}
    />
  );
}
