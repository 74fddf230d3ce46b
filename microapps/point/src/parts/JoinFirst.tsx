import { useWallet } from '@wallet/kit/app';
import { EmptyState } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

/** For somebody without a point wallet who came here by a link. */
export function JoinFirst() {
  const { refusals, home } = messages.use().wallet;
  const { navigate } = useWallet();
  return (
    <EmptyState
      picture="point"
      title={refusals.notJoined}
      description={home.join.text}
      action={{ label: home.join.submit, onClick: () => navigate.push('FPO11000') }}
    />
  );
}
