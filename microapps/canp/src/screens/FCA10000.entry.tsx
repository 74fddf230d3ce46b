import { Gone } from '@wallet/kit/app';
import { messages } from '../messages/index.ts';
import { MemberScreen } from '../parts/MemberScreen.tsx';

/** An address that its gate leads on from, whoever comes (src/gates.ts); without one it leads to the beginning. */
export function FCA10000() {
  const t = messages.use();
  return (
    <MemberScreen>
      <Gone to="FCA50000" picture="carbon" title={t.refusals.joinFirst} action={t.begin.join} />
    </MemberScreen>
  );
}
