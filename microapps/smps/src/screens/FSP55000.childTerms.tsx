import { Terms } from '../flows/Terms.tsx';

export function FSP55000() {
  return <Terms termsClass="20" next="FSP52000" />;
}
