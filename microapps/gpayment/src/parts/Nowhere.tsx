import { useWallet } from '@wallet/kit/app';
import { EmptyState, type StatePictureName } from '@wallet/kit/ui';

interface NowhereProps {
  title: string;
  messageId?: string;
  /** why it cannot be shown, where it is not just missing */
  picture?: StatePictureName;
  description: string;
  label: string;
  to: string;
  /** the home of the service as a second, quiet way: its label */
  home?: string;
}

/** A screen that something had to come before, and the way there. */
export function Nowhere({ title, messageId, picture = 'none', description, label, to, home }: NowhereProps) {
  const { navigate } = useWallet();
  return (
    <EmptyState
      isPage
      picture={picture}
      // What went wrong is a sentence; a title ends without its full stop.
      title={title.replace(/\.$/, '')}
      {...(messageId === undefined ? {} : { messageId })}
      description={description}
      action={{ label, action: 'goOn', onClick: () => navigate.replace(to) }}
      {...(home !== undefined && {
        other: { label: home, action: 'payHome', onClick: () => navigate.replace('FGP10000') },
      })}
    />
  );
}
