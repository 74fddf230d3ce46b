import { MainButton, useAction, useShareLink, useWallet } from '@wallet/kit/app';
import { Badge, Button, Lead, Stack, toast } from '@wallet/kit/ui';
import { shareToken } from '../api/calls.ts';
import { TokenScreen } from '../flows/TokenScreen.tsx';
import { messages } from '../messages/index.ts';
import type { Token } from '../model/token.ts';
import { TokenPicture } from '../parts/TokenPicture.tsx';

/** Makes a public page of a token, and ends it. */
export function FNF20300() {
  return <TokenScreen>{(token, reload) => <Share token={token} onChange={reload} />}</TokenScreen>;
}

function Share({ token, onChange }: { token: Token; onChange: () => void }) {
  const { share: t } = messages.use();
  const { navigate } = useWallet();
  const give = useShareLink(() => toast(t.copied));
  const { id, name, imageUrl, shareId } = token;
  const make = useAction(async () => {
    const made = await shareToken({ id, isShared: true });
    onChange();
    const url = `${window.location.origin}/nft/FNF20400?shareId=${encodeURIComponent(made)}`;
    await give({ title: t.text, text: name, url });
  });
  const end = useAction(async () => {
    await shareToken({ id, isShared: false });
    toast(t.ended);
    onChange();
  });
  return (
    <Stack>
      <TokenPicture url={imageUrl} name={name} />
      <span>
        <Badge tone={shareId ? 'success' : 'neutral'}>{shareId ? t.on : t.off}</Badge>
      </span>
      <Lead title={name}>{t.note}</Lead>
      {shareId && (
        <>
          <Button
            full
            variant="text"
            action="seeShared"
            onClick={() => navigate.push('FNF20400', { query: { shareId } })}
          >
            {t.see}
          </Button>
          <Button full variant="text" action="endShare" isBusy={end.isRunning} onClick={() => void end.run()}>
            {t.end}
          </Button>
        </>
      )}
      <MainButton action="makeShare" run={make}>
        {t.make}
      </MainButton>
    </Stack>
  );
}
