import { Gone, MainButton, Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { Lead, Note } from '@wallet/kit/ui';
import { readShared } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { TokenPicture } from '../parts/TokenPicture.tsx';

/** A token that somebody shows; anybody may look. */
export function FNF20400() {
  const t = messages.use();
  const { navigate } = useWallet();
  const shareId = useQuery().get('shareId');
  const load = useLoad(readShared, shareId || null);
  const over = <Gone to="FNF10000" {...t.gone.shared} />;
  return (
    <Screen of={load} ground instead={{ NFT_SHARE_OVER: over }}>
      {(shared) =>
        shared ? (
          <>
            <TokenPicture url={shared.imageUrl} name={shared.name} />
            <Lead title={shared.name}>{t.share.owner({ name: shared.owner })}</Lead>
            <Note>{shared.event}</Note>
            <MainButton action="want" run={() => navigate.push('FNF60000')}>
              {t.share.want}
            </MainButton>
          </>
        ) : (
          over
        )
      }
    </Screen>
  );
}
