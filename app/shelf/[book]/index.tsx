export { ShelfBookScreen as default } from '@/features/shelf/shelf-book-screen';
