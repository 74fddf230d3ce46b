import { kitMessages } from '../../messages/index.ts';
import { EmptyState, type PictureName, type StatePictureName } from '../../ui/index.ts';
import { useWallet } from '../WalletContext.ts';
import { MainButton } from './MainButton.tsx';

interface GoneProps {
  /** where the customer begins anew: a screen code of this app */
  to: string;
  /** the kit's own words unless told: what was entered is too old, begin anew */
  title?: string;
  description?: string;
  /** why: `time` for what is too old (the way on is the main button then, as of any step), the service's own for who has to join first, `done` for what is (default: not there) */
  picture?: StatePictureName | PictureName;
  /** what stands on the button */
  action?: string;
}

/** What a screen is about is not there: a draft that is too old, an address without its number. */
export function Gone({ to, title, description, action, picture = 'none' }: GoneProps) {
  const { gone } = kitMessages.use();
  const { navigate } = useWallet();
  const again = { label: action ?? gone.action, action: 'again', onClick: () => navigate.replace(to) };
  const isStep = picture === 'time';
  return (
    <>
      <EmptyState
        isPage
        picture={picture}
        // What was refused is a sentence; a title ends without its full stop.
        title={(title ?? gone.title).replace(/\.$/, '')}
        description={description ?? gone.description}
        {...(!isStep && { action: again })}
      />
      {isStep && (
        <MainButton action={again.action} run={again.onClick}>
          {again.label}
        </MainButton>
      )}
    </>
  );
}
