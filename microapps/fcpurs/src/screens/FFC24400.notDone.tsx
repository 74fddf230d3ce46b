import { MainButton, Screen, useBlockPopup, useQuery, useWallet } from '@wallet/kit/app';
import { kitMessages } from '@wallet/kit/messages';
import { ResultPage } from '@wallet/kit/ui';
import { FxEnd } from '../flows/FxEnd.tsx';
import { messages } from '../messages/index.ts';
import { type Failure, failures } from '../model/signing.ts';

/** Why nothing was exchanged, with its way on; of an order that went out, how it stands. */
export function FFC24400() {
  const why = useQuery().get('why');
  const failure = failures.find((one) => one === why);
  return failure ? <NotSigned why={failure} /> : <FxEnd />;
}

function NotSigned({ why }: { why: Failure }) {
  const t = messages.use();
  const { problems } = kitMessages.use();
  const { navigate } = useWallet();
  const block = useBlockPopup();
  const title = why === 'signVoid' ? t.fxSignVoid : problems[why];
  const goOn = () => {
    if (why === 'certificateNoLoginType') return block('certificateNeeded', '/fcpurs/FFC10000');
    if (why === 'certificateAppOnly') return block('nativeGuidance', '/fcpurs/FFC10000');
    return navigate.replace(why === 'signVoid' ? 'FFC23000' : 'FFC24000');
  };
  return (
    <Screen onBack={() => navigate.replace('FFC10000')}>
      <ResultPage
        kind="failure"
        title={title}
        description={why === 'signVoid' ? t.fails[why] : `${t.fails[why]} ${t.notDone}`}
        messageId={why === 'signVoid' ? 'fxSignVoid' : why}
        rows={[]}
      />
      <MainButton action="goOn" run={goOn}>
        {t.failActs[why]}
      </MainButton>
    </Screen>
  );
}
