import { Screen, usePerson } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import { Terms } from '../flows/Terms.tsx';
import { registersAs } from '../model/pass.ts';
import { NotYet } from '../parts/NotYet.tsx';

/** Who is too young to register reads so before they are asked for any consent. */
export function FSP20000() {
  const as = registersAs(usePerson()?.birth ?? '', todaySeoul());
  if (as === 'self') return <Terms termsClass="10" next="FSP21000" />;
  return (
    <Screen>
      <NotYet because={as === 'child' ? 'guardian' : 'tooYoung'} />
    </Screen>
  );
}
