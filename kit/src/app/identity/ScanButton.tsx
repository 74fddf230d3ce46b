import { Actions, Button, type ButtonProps } from '../../ui/index.ts';
import { MainButton } from '../screen/MainButton.tsx';

interface ScanButtonProps extends Pick<ButtonProps, 'action' | 'isBusy' | 'children'> {
  isInline: boolean;
  onClick: () => void;
}

/** What opens the camera: at the bottom of a page that is there for it, within the text of any other. */
export function ScanButton({ isInline, onClick, children, ...props }: ScanButtonProps) {
  if (!isInline)
    return (
      <MainButton {...props} run={onClick}>
        {children}
      </MainButton>
    );
  return (
    <Actions>
      <Button full {...props} onClick={onClick}>
        {children}
      </Button>
    </Actions>
  );
}
