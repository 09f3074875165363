export { PicturesScreen as default } from '@/features/togo/plot/pictures-screen';
