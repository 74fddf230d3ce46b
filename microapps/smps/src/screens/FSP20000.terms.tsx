import { Terms } from '../flows/Terms.tsx';

export function FSP20000() {
  return <Terms termsClass="10" next="FSP21000" />;
}
