import { DevPage } from '../flows/DevPage.tsx';

export const FGM45100 = () => <DevPage code="FGM45100" />;
