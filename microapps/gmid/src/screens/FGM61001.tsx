import { DevPage } from '../flows/DevPage.tsx';

export const FGM61001 = () => <DevPage code="FGM61001" />;
