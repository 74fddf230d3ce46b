import { useNativeScreen } from '@wallet/kit/app';
import { Button } from '@wallet/kit/ui';
import { DevPage } from '../flows/DevPage.tsx';
import { messages } from '../messages/index.ts';
import type { Values } from '../model/developer.ts';

function Capture({ onTaken }: { onTaken: (values: Values) => void }) {
  const { dev: t } = messages.use();
  const capture = useNativeScreen('faceCapture');
  async function take() {
    const ending = await capture.open({ purpose: 'digitalId' });
    if (ending.kind === 'answer') onTaken({ image: ending.value.image });
  }
  return (
    <Button full variant="secondary" action="capture" onClick={() => void take()}>
      {t.capture}
    </Button>
  );
}

/** A face taken by the phone, or any text in its place. */
export const FGM16000 = () => <DevPage code="FGM16000">{(_, fill) => <Capture onTaken={fill} />}</DevPage>;
