import { DevPage } from '../flows/DevPage.tsx';

export const SpOacxTest = () => <DevPage code="SpOacxTest" />;
