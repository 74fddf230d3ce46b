import { Courses } from '../flows/Courses.tsx';

export function FGR31000() {
  return <Courses site="sejong" at="FGR31000" />;
}
