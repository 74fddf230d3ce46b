import { Courses } from '../flows/Courses.tsx';

export function FGR40000() {
  return <Courses site="baekdu" at="FGR40000" />;
}
