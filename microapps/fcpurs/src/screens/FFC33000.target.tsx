import { PlanPage } from '../flows/PlanPage.tsx';

export function FFC33000() {
  return <PlanPage kind="target" />;
}
