import { PresentedCode } from '@wallet/kit/ui';
import { DevPage } from '../flows/DevPage.tsx';
import { namedIn } from '../model/developer.ts';

/** A code with its text and the seconds that are left. */
export const QRCPM001 = () => (
  <DevPage code="QRCPM001">
    {(answer) => {
      const { cpmCode } = namedIn(answer?.payload);
      const seconds = Number((answer?.payload as { expSS?: number } | null)?.expSS ?? 0);
      return cpmCode && seconds > 0 ? (
        <PresentedCode
          isPart
          code={{ qr: cpmCode, id: cpmCode, seconds }}
          onRenew={() => {}}
          hint={cpmCode}
        />
      ) : null;
    }}
  </DevPage>
);
