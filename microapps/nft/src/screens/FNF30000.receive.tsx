import { Gone, MainButton, Screen, useAction, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { Card, copyText, InlineNotice, Lead, QrCode, Stack, toast } from '@wallet/kit/ui';
import { readGift, readWallet, takeGift } from '../api/calls.ts';
import { useNoWallet } from '../flows/TokenScreen.tsx';
import { messages } from '../messages/index.ts';
import { shortAddress } from '../model/token.ts';
import { TokenPicture } from '../parts/TokenPicture.tsx';

/** My address for others; `gift` is a friend's link. */
export function FNF30000() {
  const gift = useQuery().get('gift');
  return gift ? <Gift id={gift} /> : <Own />;
}

function Own() {
  const t = messages.use();
  const load = useLoad((signal) => readWallet(undefined, { signal }), []);
  return (
    <Screen of={load}>
      {({ state, address }) =>
        state === 'open' ? (
          <Stack>
            <Lead title={t.receive.title}>{shortAddress(address)}</Lead>
            <Card tone="soft">
              <QrCode value={address} label={t.receive.qr} isZoomable />
            </Card>
            <InlineNotice tone="warning">{t.receive.note}</InlineNotice>
            <MainButton action="copy" run={() => copyText(address, t.receive.copied)}>
              {t.receive.copy}
            </MainButton>
          </Stack>
        ) : (
          <Gone picture="nft" to="FNF10000" {...t.gone.wallet} />
        )
      }
    </Screen>
  );
}

function Gift({ id }: { id: string }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(readGift, id);
  const noWallet = useNoWallet();
  const take = useAction(async () => {
    await takeGift(id);
    toast(t.receive.taken);
    navigate.replace('FNF20000');
  });
  return (
    <Screen of={load} instead={{ ...noWallet, NFT_GIFT_OVER: <Gone to="FNF20000" {...t.gone.gift} /> }}>
      {({ name, imageUrl, from }) => (
        <>
          <TokenPicture url={imageUrl} name={name} />
          <Lead title={name}>{t.receive.gift({ from })}</Lead>
          <MainButton action="take" run={take}>
            {t.receive.take}
          </MainButton>
        </>
      )}
    </Screen>
  );
}
