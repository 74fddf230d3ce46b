import { Button, Lead, type PopupProps, registerPopup, Stack } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

/** The popup of FCE22100: what showing the last part means, before it is shown. */
function ShowNumbers({ answer, titleId }: PopupProps) {
  const { apply: t } = messages.use();
  return (
    <Stack>
      <div id={titleId}>
        <Lead title={t.ask}>{t.askNote}</Lead>
      </div>
      <Button full variant="secondary" action="cancel" onClick={() => answer('cancel')}>
        {t.keep}
      </Button>
      <Button full variant="strong" action="confirm" onClick={() => answer('confirm')}>
        {t.show}
      </Button>
    </Stack>
  );
}

export const askToShowNumbers = 'showNumbers';
registerPopup(askToShowNumbers, ShowNumbers);
