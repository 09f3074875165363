export { ShelfPageScreen as default } from '@/features/shelf/shelf-page-screen';
