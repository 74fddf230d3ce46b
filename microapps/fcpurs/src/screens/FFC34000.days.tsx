import { PlanPage } from '../flows/PlanPage.tsx';

export function FFC34000() {
  return <PlanPage kind="days" />;
}
