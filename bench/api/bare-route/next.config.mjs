// Without a file of its own this application would be built with the configuration of the product.
export default {};
